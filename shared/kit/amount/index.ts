export { AmountField } from './AmountField'
export { useText as useAmountText } from './catalogue/text'
export { loadAmountReader } from './load-reader'
