import { exportAdminLogs } from '@pundi/contract'
import { readerZone } from '@pundi/kit/format'
import { downloadFile } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { watchRole } from '../send-as-admin'
import type { logs } from './logs-list'

/** All that the filter keeps, whatever page is shown, in a file of the reader's day. */
export const exportLogs = ({ filter }: ReturnType<typeof logs.read>) =>
  watchRole(
    downloadFile(exportAdminLogs, {
      query: { ...filter, time_zone: readerZone() },
      fallback: text('The logs could not be exported.'),
    }),
  )
