import type { DeriveContext } from '../../features/media/files/files.ts'
import type { FoundFault } from './faults.ts'
import { listUploads } from '../originals.ts'
import { findStrays } from './strays.ts'
import { verifyItem } from './verifyItem.ts'
import { makeOriginalKey } from '../../platform/storage/keys.ts'

export type VerifyResult = Awaited<ReturnType<typeof verifyAll>>

/** Verifies all stored items, one after another, even while a server is running. */
export async function verifyAll(
  context: DeriveContext,
  onProgress: (doneCount: number, totalCount: number) => void,
) {
  const items = await listUploads(context.db)
  /** the originals that were read, the items whose missing pictures have been made again, and what is wrong */
  const result = { itemCount: 0, remadeCount: 0, faults: [] as FoundFault[] }
  for (const [index, item] of items.entries()) {
    const itemResult = await verifyItem(context, item)
    onProgress(index + 1, items.length)
    if (!itemResult) continue
    result.itemCount += 1
    if (itemResult.remade) result.remadeCount += 1
    if (itemResult.fault)
      result.faults.push({
        fault: itemResult.fault,
        key: makeOriginalKey(item),
        title: item.title ?? item.original_name,
        originalName: item.original_name,
      })
  }
  for (const key of (await findStrays(context)).originals) result.faults.push({ fault: 'unknown', key })
  return result
}
