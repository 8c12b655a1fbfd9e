export { AmountField } from './AmountField'
export { useText as useAmountText } from './catalogue/text'
export { invalidAmounts } from './invalid-amounts'
export { amountReader, loadAmountReader, useAmountReader } from './load-reader'
