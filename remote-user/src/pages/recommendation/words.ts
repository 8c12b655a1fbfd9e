import type { Text } from '@pundi/platform/i18n'
import type { MessageId } from './catalogue/text'
import type { Category } from './scorecard/factors'
import type { Choice, FieldName, Unit } from '../../shared/credit-profile/profile'
import type { Problem } from './scorecard/read-profile'

export const fieldWords: Record<FieldName, { label: MessageId; hint: MessageId }> = {
  Num_Bank_Accounts: {
    label: 'Bank accounts',
    hint: 'How many accounts you have at banks and e-wallets that offer credit.',
  },
  Num_Credit_Card: { label: 'Credit cards', hint: 'How many cards are open, used or not.' },
  Interest_Rate: {
    label: 'Interest on your cards and loans',
    hint: 'The yearly rate on most of your debt. 0.3% a day is 110% a year.',
  },
  Num_of_Loan: { label: 'Loans', hint: 'How many loans you’re paying back, including paylater.' },
  Delay_from_due_date: {
    label: 'How late you pay',
    hint: 'Days after the due date, on average; 0 when you pay on time.',
  },
  Num_of_Delayed_Payment: {
    label: 'Late payments',
    hint: 'How many payments in the last two years were late.',
  },
  Changed_Credit_Limit: {
    label: 'Change in your credit limit',
    hint: 'How much your limit rose in the last year; below 0 if it was lowered.',
  },
  Num_Credit_Inquiries: {
    label: 'Credit applications',
    hint: 'How often a lender asked for your credit report in the last year.',
  },
  Outstanding_Debt: { label: 'What you still owe', hint: 'All cards and loans together.' },
  Credit_Utilization_Ratio: {
    label: 'How much of your limit you use',
    hint: 'The share of your card limits you’ve used. Below 30% is recommended.',
  },
  Total_EMI_per_month: { label: 'Instalments', hint: 'What you repay on loans each month.' },
  Amount_invested_monthly: {
    label: 'Savings per month',
    hint: 'What you save or invest each month.',
  },
  Credit_Mix: {
    label: 'Kinds of credit',
    hint: 'Good: cards and instalments, all paid on time. Bad: only one type, or late payments.',
  },
  Payment_of_Min_Amount: {
    label: 'I only pay the minimum',
    hint: 'Choose Yes if you pay only the minimum on your cards.',
  },
}

/**
 * The field's name in the specification, and its plain name. Only the mixed language has both; all
 * other languages have the plain name only.
 */
export function namesOf(field: FieldName, text: Text<MessageId>): [name: string, plain?: string] {
  const [name, plain] = [text(field), text(fieldWords[field].label)]
  return name === plain ? [name] : [name, plain]
}

/** Labels with a unit. Counts and amounts are absent, because they show their own unit. */
export const unitWords: Partial<Record<Unit, MessageId>> = {
  days: '{label}, in days',
  percent: '{label}, in %',
}

/**
 * The id is "No (answer)", because other pages use the id "No" for the heading of the number
 * column, and all catalogues share their ids.
 */
export const choiceWords: Record<Choice, MessageId> = {
  Good: 'Good',
  Standard: 'Standard',
  Bad: 'Bad',
  Yes: 'Yes',
  No: 'No (answer)',
}

export const categoryWords: Record<Category, MessageId> = {
  payment: 'Payment history',
  owed: 'Debt',
  new: 'New credit',
  mix: 'Credit mix',
}

export const problemWords: Record<Problem, MessageId> = {
  missing: '{field} is missing.',
  'no-number': '{field} must be a number, such as 12 or 12.5.',
  'not-whole': '{field} must be a whole number.',
  'too-low': '{field} must be at least {min}.',
  'too-high': '{field} must be at most {max}.',
}

export const changeWords: Record<Exclude<FieldName, 'Credit_Mix'>, MessageId> = {
  Num_of_Delayed_Payment: 'No new late payments until half of the old ones expire: {to} left',
  Delay_from_due_date: 'Paying every bill by its due date',
  Payment_of_Min_Amount: 'Paying more than the minimum on your cards',
  Credit_Utilization_Ratio: 'Lowering your card balances to {to} of their limits',
  Outstanding_Debt: 'Paying off half of what you owe, leaving {to}',
  Total_EMI_per_month: 'Lowering your instalments to {to} a month',
  Interest_Rate: 'A lower interest rate on what you already owe: {to}',
  Amount_invested_monthly: 'Saving more: {to} a month',
  Num_Credit_Inquiries: 'A year without applying for credit',
  Changed_Credit_Limit: 'Leaving your limits as they are for a year',
  Num_Credit_Card: 'Closing one card: {to} left',
  Num_of_Loan: 'Paying off one loan: {to} left',
  Num_Bank_Accounts: 'Closing accounts you don’t need: {to} left',
}
