/** SAMPLE DATA: fictional businesses. The id names their logo. */
export const samplePartners = [
  { id: 'boat', name: { el: 'Μελτέμι', en: 'Meltemi' } },
  { id: 'loaf', name: { el: 'Ζυμωτό', en: 'Zymoto' } },
  { id: 'leaf', name: { el: 'Δίκταμο', en: 'Diktamo' } },
  { id: 'column', name: { el: 'Στοά', en: 'Stoa' } },
  { id: 'wave', name: { el: 'Δελφίνι', en: 'Delfini' } },
  { id: 'key', name: { el: 'Ξενώνας Μίτος', en: 'Mitos Rooms' } },
  { id: 'sun', name: { el: 'Ηλιοτρόπιο', en: 'Iliotropio' } },
  { id: 'star', name: { el: 'Πούλια', en: 'Poulia' } },
] as const;
