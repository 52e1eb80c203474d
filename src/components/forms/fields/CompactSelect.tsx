import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import type { Option } from './SelectInput.tsx';

const Select = styled(NativeSelect)({
  '& .MuiNativeSelect-select.MuiNativeSelect-select': {
    height: 44,
    paddingBlock: 0,
    lineHeight: '44px',
  },
});

interface CompactSelectProps {
  /** The label, which precedes the control in its row. */
  label: ReactNode;
  value: string | number;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** A compact select outside a form that acts at once. */
export function CompactSelect({ label, value, options, onChange }: CompactSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Select
        input={<OutlinedInput />}
        id={id}
        size="small"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </>
  );
}
