export const carousels = {
  carousel: 'carousel',
  slide: 'slide',
  of: '{{index}} of {{count}}',
  previous: 'Previous',
  next: 'Next',
  goTo: 'Picture {{index}} of {{count}}',
  pick: 'Choose a picture',
  pause: 'Pause the slides',
  play: 'Play the slides',
  empty: 'No pictures yet',
};
