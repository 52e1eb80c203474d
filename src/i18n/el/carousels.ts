/** Carousels: controls and texts for screen readers. */
export const carousels = {
  carousel: 'καρουζέλ',
  slide: 'διαφάνεια',
  of: '{{index}} από {{count}}',
  previous: 'Προηγούμενο',
  next: 'Επόμενο',
  goTo: 'Εικόνα {{index}} από {{count}}',
  pick: 'Επιλογή εικόνας',
  pause: 'Παύση εναλλαγής',
  play: 'Αυτόματη εναλλαγή',
  empty: 'Δεν υπάρχουν φωτογραφίες ακόμη',
};
