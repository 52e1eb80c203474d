/** Texts and their folded form in TypeScript and SQL. */
export const FOLDED: [text: string, folded: string][] = [
  ['ΆΝΘΟΣ Ϊ ΐ', 'ανθοσ ι ι'],
  ['Καφές ΚΑΦΕΣ', 'καφεσ καφεσ'],
  ['Cafe\u0301 Ångström', 'cafe angstrom'],
  ['∆ηµοτών', 'δημοτων'],
  ['∑τοά ∏αλιά', 'στοα παλια'],
  ['ϐιϐλίο ϑέα ϰαι ϱόδι ϕως', 'βιβλιο θεα και ροδι φωσ'],
  ['ϲοφία ϹΟΦΙΑ', 'σοφια σοφια'],
  ['ﬁsh ﬂat', 'fish flat'],
  ['ＡＢＣ １２', 'abc 12'],
];
