import { call } from '../call'
import { oneRecord } from '../fields/one-record'
import { adminCategoriesAnswer, adminCategoriesQuery } from './categories'
import { adminDailyAnswer, adminDailyQuery } from './daily'
import { adminLogFilter, adminLogsAnswer, adminLogsQuery } from './logs'
import {
  adminSummaryAnswer,
  adminTransactionFilter,
  adminTransactionsAnswer,
  adminTransactionsQuery,
} from './transactions'
import { adminUserAnswer, adminUsersAnswer, adminUsersQuery } from './users'

export const listAdminUsers = call('GET /admin/users', {
  access: 'admin',
  summary: 'Every user',
  query: adminUsersQuery,
  answer: adminUsersAnswer,
})

export const deactivateUser = call('PATCH /admin/users/:id/deactivate', {
  access: 'admin',
  summary: 'Deactivate a user, whose sessions end at once',
  params: oneRecord,
  refuses: [409],
  answer: adminUserAnswer,
  activity: 'Deactivate user',
})

export const activateUser = call('PATCH /admin/users/:id/activate', {
  access: 'admin',
  summary: 'Let a deactivated user in again',
  params: oneRecord,
  refuses: [409],
  answer: adminUserAnswer,
  activity: 'Activate user',
})

export const promoteUser = call('PATCH /admin/users/:id/promote', {
  access: 'admin',
  summary: 'Make a user an administrator',
  params: oneRecord,
  refuses: [409],
  answer: adminUserAnswer,
  activity: 'Promote user',
})

export const demoteUser = call('PATCH /admin/users/:id/demote', {
  access: 'admin',
  summary: 'Make an administrator a regular user',
  params: oneRecord,
  refuses: [409],
  answer: adminUserAnswer,
  activity: 'Demote user',
})

export const listAdminTransactions = call('GET /admin/transactions', {
  access: 'admin',
  summary: 'Everybody’s transactions, without their descriptions',
  query: adminTransactionsQuery,
  answer: adminTransactionsAnswer,
})

export const sumAdminTransactions = call('GET /admin/transactions/summary', {
  access: 'admin',
  summary: 'Exact totals of everybody’s transactions that a filter keeps',
  query: adminTransactionFilter,
  answer: adminSummaryAnswer,
})

export const listAdminCategories = call('GET /admin/categories', {
  access: 'admin',
  summary: 'Everybody’s categories',
  query: adminCategoriesQuery,
  answer: adminCategoriesAnswer,
})

export const listAdminLogs = call('GET /admin/logs', {
  access: 'admin',
  summary: 'What everybody did',
  query: adminLogsQuery,
  answer: adminLogsAnswer,
})

export const exportAdminLogs = call('GET /admin/logs/export', {
  access: 'admin',
  summary: 'All of the audit that a filter keeps, as CSV',
  description:
    'In the words of Accept-Language: separated by ; in id, by , in en and es; en is the one for programs.',
  query: adminLogFilter,
  sends: 'text/csv',
})

export const listAdminDays = call('GET /admin/daily', {
  access: 'admin',
  summary: 'Sign-ups and transactions of each of the last 30 days',
  query: adminDailyQuery,
  answer: adminDailyAnswer,
})
