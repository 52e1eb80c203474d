/**
 * On paper a screen is printed alone, black on white whatever its scheme: everything beside it
 * (header, footer, notices) and every control is left out.
 */
export const printStyles = {
  '@page': { margin: '16mm' },
  '@media print': {
    html: { colorScheme: 'only light !important' },
    'html, body': { background: 'Canvas !important' },
    ':has(#main) > :not(:has(#main), #main)': { display: 'none !important' },
    '#main nav, #main .MuiButton-root': { display: 'none !important' },
    '#main, #main *': {
      color: 'CanvasText !important',
      background: 'transparent !important',
      boxShadow: 'none !important',
    },
    '#main .MuiContainer-root': { maxWidth: 'none !important', padding: '0 !important' },
    '#main article': { border: '0 !important', padding: '0 !important' },
    '#main tr, #main dl > div': { breakInside: 'avoid' },
  },
} as const;
