import { openAs, whileCall, type Open } from './open-screen'

export const adminScreens: Record<string, Open> = {
  admin: openAs('admin', '/admin', 'Recent Logs'),
  'admin-failed': whileCall('**/api/admin/**', 'fails', openAs('admin', '/admin', 'Admin Dashboard')),
}
