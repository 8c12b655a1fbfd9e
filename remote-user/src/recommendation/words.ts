import type { MessageId } from './catalogue/text'
import type { Category } from './scorecard/factors'
import type { Choice, FieldName, Unit } from './scorecard/profile'
import type { Problem } from './scorecard/read-profile'

/** What a field is called in plain language, and what it asks for in one line. Its name is the specification's. */
export const fieldWords: Record<FieldName, { label: MessageId; hint: MessageId }> = {
  Num_Bank_Accounts: {
    label: 'Bank accounts',
    hint: 'How many accounts you hold with banks and e-wallets that lend.',
  },
  Num_Credit_Card: { label: 'Credit cards', hint: 'How many cards are open, used or not.' },
  Interest_Rate: {
    label: 'Interest on your cards and loans',
    hint: 'The yearly rate that you pay on most of your debt.',
  },
  Num_of_Loan: { label: 'Loans', hint: 'How many loans you are paying back, pay later included.' },
  Delay_from_due_date: {
    label: 'How late you pay',
    hint: 'Days after the due date, on average; 0 when you pay in time.',
  },
  Num_of_Delayed_Payment: {
    label: 'Late payments',
    hint: 'How many payments of the last two years came late.',
  },
  Changed_Credit_Limit: {
    label: 'Change of your credit limit',
    hint: 'How much it rose within a year; below 0 when it was lowered.',
  },
  Num_Credit_Inquiries: {
    label: 'Applications for credit',
    hint: 'How often a lender asked for your credit report within a year.',
  },
  Outstanding_Debt: { label: 'What you still owe', hint: 'Of all cards and loans together.' },
  Credit_Utilization_Ratio: {
    label: 'How much of your limit you use',
    hint: 'What the cards owe, of what they allow; under 30 is advised.',
  },
  Total_EMI_per_month: { label: 'Instalments', hint: 'What you pay back on loans in a month.' },
  Amount_invested_monthly: {
    label: 'What you put aside',
    hint: 'Saved or invested in a month.',
  },
  Credit_Mix: {
    label: 'Kinds of credit',
    hint: 'Good: cards and instalments, well kept. Bad: one kind alone, or strained.',
  },
  Payment_of_Min_Amount: {
    label: 'Only the minimum is paid',
    hint: 'Yes, if you pay just the least that the card asks for.',
  },
}

/** Behind what a field is in plain language; counts and amounts say their unit by themselves. */
export const unitWords: Partial<Record<Unit, MessageId>> = {
  days: '{label}, in days',
  percent: '{label}, in %',
}

/** "No" alone heads the columns of numbers of other pages, and those are merged into one catalogue with this one. */
export const choiceWords: Record<Choice, MessageId> = {
  Good: 'Good',
  Standard: 'Standard',
  Bad: 'Bad',
  Yes: 'Yes',
  No: 'No (answer)',
}

export const categoryWords: Record<Category, MessageId> = {
  payment: 'Payment history',
  owed: 'What is owed',
  new: 'New credit',
  mix: 'Credit mix',
}

export const problemWords: Record<Problem, MessageId> = {
  missing: '{field} is missing.',
  'no-number': '{field} must be a number, as 12 or 12,5.',
  'not-whole': '{field} must be a whole number.',
  'too-low': '{field} must be at least {min}.',
  'too-high': '{field} must be at most {max}.',
}

/** What to do, by the field that changes. */
export const changeWords: Record<FieldName, MessageId> = {
  Num_of_Delayed_Payment: 'Letting half of Num_of_Delayed_Payment grow old, with none added: {to}',
  Delay_from_due_date: 'Paying every bill by its due date: Delay_from_due_date {to}',
  Payment_of_Min_Amount: 'Paying more than the minimum: Payment_of_Min_Amount No',
  Credit_Utilization_Ratio: 'Bringing Credit_Utilization_Ratio to {to}',
  Outstanding_Debt: 'Paying down Outstanding_Debt by half, to {to}',
  Total_EMI_per_month: 'Bringing Total_EMI_per_month down by a third, to {to}',
  Interest_Rate: 'Moving to a cheaper rate: Interest_Rate {to}',
  Amount_invested_monthly: 'Putting more aside: Amount_invested_monthly {to}',
  Num_Credit_Inquiries: 'A year without a new application: Num_Credit_Inquiries {to}',
  Changed_Credit_Limit: 'Leaving the limit as it is for a year: Changed_Credit_Limit {to}',
  Credit_Mix: 'Keeping more than one kind of credit well: Credit_Mix {to}',
  Num_Credit_Card: 'Closing one card: Num_Credit_Card {to}',
  Num_of_Loan: 'Paying off one loan: Num_of_Loan {to}',
  Num_Bank_Accounts: 'Closing accounts that you do not need: Num_Bank_Accounts {to}',
}
