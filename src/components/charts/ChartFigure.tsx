import { styled } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled('figure')({ minWidth: 0 });

const Head = styled('figcaption')(({ theme }) => ({
  ...theme.mixins.wrap,
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginBottom: theme.spacing(1),
  '& > div': { flex: '1 1 220px', minWidth: 0 },
  '& h3': { ...theme.typography.h4 },
  '& p': { ...theme.mixins.note, maxWidth: '39em' },
}));

const Details = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(1),
  '& > summary': {
    ...theme.typography.body2,
    display: 'inline-block',
    padding: theme.spacing(1.25, 0),
    fontWeight: 650,
    cursor: 'pointer',
    color: theme.vars.palette.primary.main,
    '&::before': {
      content: '""',
      display: 'inline-block',
      marginInlineEnd: '0.6em',
      border: '0.35em solid transparent',
      borderInlineStartColor: 'currentColor',
      borderInlineEnd: 0,
    },
  },
  '&[open] > summary::before': { transform: 'rotate(90deg)' },
}));

const Scroller = styled('div')({ maxHeight: 360, overflow: 'auto' });

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    padding: theme.spacing(0.75, 1),
    textAlign: 'end',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th': { fontWeight: 650 },
  '& th:first-of-type': { textAlign: 'start', whiteSpace: 'nowrap' },
}));

interface ChartFigureProps {
  title: string;
  text: string;
  /** Column names of the table. The first names the row headers. */
  columns: readonly string[];
  rows: readonly (readonly [string, ...string[]])[];
  series: BarChartProps['series'];
  tickOf: (row: number) => string;
  action?: ReactNode;
  /** Controls above the bars, or what replaces them. */
  children?: ReactNode;
}

/** A bar chart with a title and the same figures as a table. */
export function ChartFigure({
  title,
  text,
  columns,
  rows,
  series,
  tickOf,
  action,
  children,
}: ChartFigureProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <div>
          <h3 id={id}>{title}</h3>
          <p>{text}</p>
        </div>
        {action}
      </Head>
      {children}
      {rows.length > 0 && (
        <>
          <BarChart
            height={280}
            skipAnimation
            margin={{ left: 0, right: 8, bottom: 0 }}
            grid={{ horizontal: true }}
            xAxis={[
              {
                scaleType: 'band',
                data: rows.map((_, index) => index),
                valueFormatter: (index: number, { location }) =>
                  location === 'tick' ? tickOf(index) : (rows[index]?.[0] ?? ''),
              },
            ]}
            yAxis={[{ width: 36, tickMinStep: 1 }]}
            series={series}
          />
          <Details>
            <summary>{t('statistics.table')}</summary>
            <Scroller role="region" aria-labelledby={id} tabIndex={0}>
              <Table>
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(([row, ...cells]) => (
                    <tr key={row}>
                      <th scope="row">{row}</th>
                      {cells.map((cell, index) => (
                        <td key={columns[index + 1]}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </Table>
            </Scroller>
          </Details>
        </>
      )}
    </Root>
  );
}
