/**
 * Every word of the landing page. Quote, reviews and credits are illustrative and meant to be replaced by whoever runs
 * the product; the claims are those of the specification and must stay true of the product.
 */
export const content = {
  product: 'Pundi',
  title: 'Pundi: your income and expenses in one place',
  description:
    'A free personal budgeting web application: record income and expenses, sort them into categories, see your balance.',
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
    picture: 'The dashboard: income, expense and balance, the cash flow by month, recent transactions',
  },

  benefits: {
    heading: 'Know where your money goes',
    cards: [
      {
        icon: 'M4 20v-9m6 9V4m6 16v-6m6 6H2',
        title: 'Interactive reports and charts',
        text: 'Income against expense, by month and by category. Point at a chart for the exact amount.',
      },
      {
        icon: 'M3 8h17l-4-4m5 12H4l4 4',
        title: 'Cash-flow control',
        text: 'What came in, what went out, what is left: three figures, fresh after every entry.',
      },
      {
        icon: 'M15 15H2V4h17v3M1 19h11m4-9h6v10h-6z',
        title: 'Access from any device',
        text: 'Phone, tablet or computer: it runs in the browser, with nothing to install.',
      },
      {
        icon: 'M5 11h14v10H5zm3 0V7a4 4 0 0 1 8 0v4',
        title: 'Secure encrypted data',
        text: 'Encrypted on its way, and your password kept only as a hash that cannot be turned back.',
      },
    ],
  },

  features: {
    heading: 'Five tools, one purse',
    dashboard: {
      title: 'Dashboard',
      text: 'All transactions in one place: your income, your expenses and the budget you have left.',
    },
    transaction: {
      title: 'Transaction',
      text: 'Record income and expenses: an amount, a category, a day and a note, and it counts.',
    },
    category: {
      title: 'Category',
      text: 'Sort income and expenses freely. Start with four categories, then make them your own.',
    },
    activity: {
      title: 'Activity',
      text: 'A log of activities and changes: what was done, when, and whether it succeeded.',
    },
    google: {
      title: 'Sync with Google',
      text: 'Sign in with the Google account you already have, and leave one password unmade.',
    },
  },

  quote: {
    text: 'Sedikit demi sedikit, lama-lama menjadi bukit.',
    source: 'Indonesian proverb: little by little, it becomes a hill.',
  },

  reviews: {
    heading: 'What Our Users Say',
    stars: (rating: number) => `${rating} of 5 stars`,
    cards: [
      {
        name: 'Contoh Pengguna Satu',
        initial: 'S',
        rating: 5,
        text: 'A sample review: I book lunch before the change is back in my pocket.',
      },
      {
        name: 'Contoh Pengguna Dua',
        initial: 'D',
        rating: 4,
        text: 'A sample review: at last I know what the small things add up to.',
      },
      {
        name: 'Contoh Pengguna Tiga',
        initial: 'T',
        rating: 5,
        text: 'A sample review: one look on payday and I know what I may spend.',
      },
    ],
  },

  footer: {
    line: 'A purse you can see into.',
    start: 'Get Started',
    sections: 'Sections',
    credits: 'Credits',
    names: ['Contoh Pengembang Satu', 'Contoh Pengembang Dua', 'Contoh Pengembang Tiga'],
    rights: 'Pundi. All rights reserved.',
  },

  /** What stands in the pictures of the product, in the product's own words. */
  sample: {
    greeting: 'Welcome, Sari',
    sums: [
      { tone: 'income', title: 'Income', amount: 'Rp\u00a09.250.000' },
      { tone: 'expense', title: 'Expense', amount: 'Rp\u00a04.180.000' },
      { tone: 'balance', title: 'Balance', amount: 'Rp\u00a05.070.000' },
    ],
    recent: 'Recent Transactions',
    transactions: [
      { name: 'Gaji', note: '25/03/2026', tone: 'income', amount: '+Rp\u00a08.500.000' },
      { name: 'Makanan', note: '24/03/2026', tone: 'expense', amount: '\u2212Rp\u00a055.000' },
      { name: 'Transportasi', note: '24/03/2026', tone: 'expense', amount: '\u2212Rp\u00a024.000' },
    ],
    added: 'New transaction added!',
    fields: [
      ['Amount', 'Rp\u00a055.000'],
      ['Category', 'Makanan'],
      ['Date', '24/03/2026'],
    ],
    save: 'Save',
    categories: [
      { name: 'Gaji', tone: 'income' },
      { name: 'Makanan', tone: 'expense' },
      { name: 'Transportasi', tone: 'expense' },
      { name: 'Hiburan', tone: 'expense' },
    ],
    activities: [
      { name: 'Tambah transaksi', note: '25 Mar 2026', tone: 'income', amount: 'Sukses' },
      { name: 'Ubah kategori', note: '24 Mar 2026', tone: 'income', amount: 'Sukses' },
      { name: 'Hapus transaksi', note: '24 Mar 2026', tone: 'expense', amount: 'Gagal' },
    ],
    google: 'Continue with Google',
  },
} as const
