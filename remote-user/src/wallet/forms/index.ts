/* The forms about wallets and transfers: a chunk of its own, drawn by `DrawnForm`. */
export { loadWords } from './load-words'
export { MoneyForm } from './MoneyForm'
