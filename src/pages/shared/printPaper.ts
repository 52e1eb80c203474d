interface Paper {
  /** As CSS takes it, e.g. `A4`. */
  size: string;
  margin: string;
  /** The unit of everything on it. */
  fontSize: string;
}

/**
 * Styles of a screen of which only the element marked `data-paper` is printed, black on white
 * whatever the screen's scheme.
 */
export const printPaper = ({ size, margin, fontSize }: Paper) =>
  ({
    '@page': { size, margin },
    '@media print': {
      html: { colorScheme: 'only light !important' },
      'html, body': { background: 'Canvas !important' },
      ':has(> #main) > :not(#main)': { display: 'none !important' },
      '#main :not(:has([data-paper]), [data-paper], [data-paper] *)': {
        display: 'none !important',
      },
      '#main, #main :has([data-paper])': {
        display: 'block !important',
        minHeight: '0 !important',
        maxWidth: 'none !important',
        padding: '0 !important',
        border: '0 !important',
        background: 'transparent !important',
        boxShadow: 'none !important',
      },
      '[data-paper]': { fontSize, margin: '0 auto', filter: 'none !important' },
      '[data-paper] *': {
        color: 'CanvasText !important',
        background: 'transparent !important',
        boxShadow: 'none !important',
        maskImage: 'none !important',
      },
      '[data-paper] path': { fill: 'CanvasText !important' },
    },
  }) as const;
