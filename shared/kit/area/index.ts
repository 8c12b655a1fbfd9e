export { ChangeToast } from './ChangeToast'
export { ExportNotice } from './ExportNotice'
export { LogoutButton } from './LogoutButton'
export { TryAgain } from './TryAgain'
