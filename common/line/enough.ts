/**
 * Whether an estimate has no window but only says that the day is not enough: the call would come
 * after closing, so that both of its sides are closing time.
 */
export const isBeyondClosing = <Side>(estimate: {
  from: Side;
  to: Side;
  enough?: boolean;
}): boolean => estimate.enough === false && estimate.from === estimate.to;
