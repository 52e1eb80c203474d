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
  /** The control's name, before it in its row. */
  label: ReactNode;
  value: string | number;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** A choice that acts at once, as low as a button; it stands outside a form. */
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
