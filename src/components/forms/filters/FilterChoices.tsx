import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/lib/numbers.ts';
import { Aside, Choice, ChoiceName, Choices, Group, Legend } from './filterParts.ts';

/** Height of a collapsed list. Source: section 9 of the specification. */
const collapsedHeight = 244;

export interface FilterOption {
  value: string;
  label: string;
  /** A short code next to the label, for example of a country. */
  code?: string;
  count?: number | null;
}

interface FilterChoicesProps {
  legend: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A list of checkboxes. A long list is collapsed at first. */
export function FilterChoices({ legend, options, chosen, onChange }: FilterChoicesProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  /** Number of options that fit into the collapsed list. Null if all fit. */
  const [fitting, setFitting] = useState<number | null>(null);

  useEffect(() => {
    const element = list.current;
    if (!element || options.length === 0) return undefined;
    const measure = () => {
      if (element.scrollHeight <= collapsedHeight) setFitting(null);
      else {
        const top = element.getBoundingClientRect().top;
        const rows = [...element.children].map((row) => row.getBoundingClientRect().bottom - top);
        setFitting(rows.filter((bottom) => bottom <= collapsedHeight).length);
      }
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [options.length]);

  const collapsed = fitting !== null && !open;
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Choices ref={list} id={id} style={{ maxHeight: open ? undefined : collapsedHeight }}>
        {options.map(({ value, label, code, count }, index) => (
          // Hides a row that the fixed height would cut in half.
          <li
            key={value}
            inert={collapsed && index >= fitting}
            style={collapsed && index >= fitting ? { visibility: 'hidden' } : undefined}
          >
            <Choice>
              <Checkbox
                size="small"
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
              />
              <ChoiceName>{label}</ChoiceName>
              {code && <Aside>{code}</Aside>}
              {count != null && <Aside>{formatNumber(count, i18n.language)}</Aside>}
            </Choice>
          </li>
        ))}
      </Choices>
      {fitting !== null && (
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t(open ? 'browse.filters.lessOf' : 'browse.filters.moreOf', { legend })}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
          onClick={() => {
            setOpen(!open);
            if (list.current) list.current.scrollTop = 0;
          }}
          sx={{ mt: 0.5, ml: -1.75 }}
        >
          {t(open ? 'browse.filters.less' : 'browse.filters.more')}
        </Button>
      )}
    </Group>
  );
}
