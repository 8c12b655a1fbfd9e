import type { CallOf } from '../call'
import type * as declared from './declared'

export const listAdminUsers: CallOf<typeof declared.listAdminUsers> = { name: 'GET /admin/users' }
export const deactivateUser: CallOf<typeof declared.deactivateUser> = {
  name: 'PATCH /admin/users/:id/deactivate',
}
export const activateUser: CallOf<typeof declared.activateUser> = { name: 'PATCH /admin/users/:id/activate' }
export const promoteUser: CallOf<typeof declared.promoteUser> = { name: 'PATCH /admin/users/:id/promote' }
export const demoteUser: CallOf<typeof declared.demoteUser> = { name: 'PATCH /admin/users/:id/demote' }
export const listAdminTransactions: CallOf<typeof declared.listAdminTransactions> = {
  name: 'GET /admin/transactions',
}
export const sumAdminTransactions: CallOf<typeof declared.sumAdminTransactions> = {
  name: 'GET /admin/transactions/summary',
}
export const listAdminCategories: CallOf<typeof declared.listAdminCategories> = {
  name: 'GET /admin/categories',
}
export const listAdminLogs: CallOf<typeof declared.listAdminLogs> = { name: 'GET /admin/logs' }
export const exportAdminLogs: CallOf<typeof declared.exportAdminLogs> = { name: 'GET /admin/logs/export' }
export const listAdminDays: CallOf<typeof declared.listAdminDays> = { name: 'GET /admin/daily' }
