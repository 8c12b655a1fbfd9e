/** Whether two values of a field say the same: "5000" and "5000.00" are one amount. */
export const isSame = (one = '', other = '') =>
  one === other || (one !== '' && other !== '' && Number(one) === Number(other))
