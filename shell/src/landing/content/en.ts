import { categories, developers, icons, left, lunch, proverb, reviewers, sums, transactions } from './alike'
import type { Content } from './content'

/** The claims follow the specification and must stay true. The reviews are placeholders. */
export const en: Content = {
  name: 'English',
  product: 'Pundi',
  title: 'Pundi: your income and expenses in one place',
  description:
    'A free personal budgeting web application: record income and expenses, set a budget, see what’s left today.',
  menu: 'Menu',
  close: 'Close',
  signIn: 'Sign in',
  signUp: 'Sign up',
  openDashboard: 'Open dashboard',
  sections: { home: 'Home', benefits: 'Benefits', features: 'Features', reviews: 'Reviews' },

  hero: {
    heading: ['Powerful.', 'Simple.'],
    text: 'Everything your need to track your income and expenses for free.',
    start: 'Get Started',
    more: 'Learn More',
    picture:
      'The dashboard: what’s left today, income, expense and balance, the cash flow by month, recent transactions',
  },

  benefits: {
    heading: 'Know where your money goes',
    cards: [
      {
        icon: icons.reports,
        title: 'Interactive reports and charts',
        text: 'Compare any dates by month, category or wallet. Open any figure to see its transactions.',
      },
      {
        icon: icons.cashFlow,
        title: 'Cash-flow control',
        text: 'See what you can still spend today, after planned bills.',
      },
      {
        icon: icons.devices,
        title: 'Access from any device',
        text: 'Phone, tablet or computer: it runs in the browser, with nothing to install.',
      },
      {
        icon: icons.lock,
        title: 'Secure encrypted data',
        text: 'Your data travels encrypted, and we never store your actual password.',
      },
    ],
  },

  features: {
    heading: 'Five tools, one purse',
    dashboard: {
      title: 'Dashboard',
      text: 'All transactions in one place: your income, your expenses, and what your budget leaves you today.',
    },
    transaction: {
      title: 'Transaction',
      text: 'Record income and expenses: an amount, a category, a date and a note, and you’re done.',
    },
    category: {
      title: 'Category',
      text: 'Sort income and expenses freely. Start with four categories, then make them your own.',
    },
    activity: {
      title: 'Activity',
      text: 'A log of every change: what you did, when, and whether it worked.',
    },
    google: {
      title: 'Sync with Google',
      text: 'Sign in with the Google account you already have: no new password to remember.',
    },
  },

  quote: { text: proverb, source: 'Indonesian proverb: little by little, it becomes a hill.' },

  reviews: {
    heading: 'What Our Users Say',
    stars: rating => `${rating} of 5 stars`,
    cards: [
      { ...reviewers[0], text: 'A sample review: I log lunch before I’ve put my change away.' },
      { ...reviewers[1], text: 'A sample review: at last I know what the small things add up to.' },
      { ...reviewers[2], text: 'A sample review: one look on payday and I know what I may spend.' },
    ],
  },

  footer: {
    line: 'A purse you can see into.',
    start: 'Get Started',
    sections: 'Sections',
    languages: 'Languages',
    credits: 'Credits',
    names: developers,
    rights: 'Pundi. All rights reserved.',
  },

  sample: {
    greeting: 'Welcome, Sari',
    left: { ...left, title: 'Left today' },
    sums: [
      { ...sums[0], title: 'Income' },
      { ...sums[1], title: 'Expense' },
      { ...sums[2], title: 'Balance' },
    ],
    recent: 'Recent Transactions',
    transactions,
    added: 'New transaction added!',
    fields: [
      ['Amount', lunch.amount],
      ['Category', lunch.category],
      ['Date', lunch.date],
    ],
    save: 'Save',
    categories,
    activities: [
      { name: 'Tambah transaksi', note: '25 Mar 2026', tone: 'income', amount: 'Sukses' },
      { name: 'Ubah kategori', note: '24 Mar 2026', tone: 'income', amount: 'Sukses' },
      { name: 'Hapus transaksi', note: '24 Mar 2026', tone: 'expense', amount: 'Gagal' },
    ],
    google: 'Continue with Google',
  },
}
