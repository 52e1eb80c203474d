const ink = {
  color: 'CanvasText !important',
  background: 'transparent !important',
  boxShadow: 'none !important',
};

/** Limits printing to a part of the document, black on white in any scheme. */
const alone = (within: string) => ({
  html: { colorScheme: 'only light !important' },
  'html, body': { background: 'Canvas !important' },
  [`:has(${within}) > :not(:has(${within}), ${within})`]: { display: 'none !important' },
});

/** Prints the screen's content without its surroundings and controls, black on white. */
export const printStyles = {
  '@page': { margin: '16mm' },
  '@media print': {
    ...alone('#main'),
    '#main nav, #main .MuiButton-root': { display: 'none !important' },
    '#main, #main *': ink,
    '#main .MuiContainer-root': { maxWidth: 'none !important', padding: '0 !important' },
    '#main article': { border: '0 !important', padding: '0 !important' },
    '#main tr, #main dl > div': { breakInside: 'avoid' },
  },
} as const;

interface Paper {
  size: string;
  margin: string;
  fontSize: string;
  within?: string;
}

/** Prints only the element marked `data-paper`, black on white in any scheme. */
export const printPaper = ({ size, margin, fontSize, within = '#main' }: Paper) =>
  ({
    '@page': { size, margin },
    '@media print': {
      ...alone(within),
      [`${within} :not(:has([data-paper]), [data-paper], [data-paper] *)`]: {
        display: 'none !important',
      },
      [`${within}, ${within} :has([data-paper])`]: {
        display: 'block !important',
        position: 'static !important',
        overflow: 'visible !important',
        height: 'auto !important',
        maxHeight: 'none !important',
        minHeight: '0 !important',
        maxWidth: 'none !important',
        padding: '0 !important',
        border: '0 !important',
        background: 'transparent !important',
        boxShadow: 'none !important',
      },
      '[data-paper]': { fontSize, margin: '0 auto', filter: 'none !important' },
      '[data-paper] *': { ...ink, maskImage: 'none !important' },
      '[data-paper] path': { fill: 'CanvasText !important' },
    },
  }) as const;

export const receiptPaper = (within?: string) =>
  printPaper({ size: '80mm 130mm', margin: '4mm', fontSize: '3.6mm', within });
