import { openPage } from '@pundi/shared/testing'
import { pageTable } from '../pages'

/** Opens a page as the shell does, which shows nothing of the area until its loaders have answered. */
export const openScreen = (address: string) => openPage({ ...pageTable, layout: openLayout }, address)

async function openLayout() {
  const shellsOwn = { HydrateFallback: () => null }
  return { ...(await pageTable.layout!()), ...shellsOwn }
}
