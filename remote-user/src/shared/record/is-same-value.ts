/** "5000" and "5000.00" are the same amount. */
export const isSameValue = (one = '', other = '') =>
  one === other || (one !== '' && other !== '' && Number(one) === Number(other))
