import type { DeriveContext } from '../../features/media/files/files.ts'
import type { FoundFault } from './faults.ts'
import { listUploads } from '../originals.ts'
import { findStrays } from './strays.ts'
import { verifyItem } from './verifyItem.ts'

export interface VerifyResult {
  /** the number of originals that were read */
  items: number
  /** the number of items that had missing pictures which have been made again */
  remade: number
  found: FoundFault[]
}

/** Verifies all stored items, one after another, even while a server is running. */
export async function verifyAll(
  context: DeriveContext,
  onProgress: (done: number, of: number) => void,
): Promise<VerifyResult> {
  const items = await listUploads(context.db)
  const result: VerifyResult = { items: 0, remade: 0, found: [] }
  for (const [index, item] of items.entries()) {
    const itemResult = await verifyItem(context, item)
    onProgress(index + 1, items.length)
    if (!itemResult) continue
    result.items += 1
    if (itemResult.remade) result.remade += 1
    if (itemResult.fault)
      result.found.push({
        fault: itemResult.fault,
        key: `private/${item.id}/original`,
        title: item.title ?? item.original_name,
        originalName: item.original_name,
      })
  }
  for (const key of (await findStrays(context)).originals) result.found.push({ fault: 'unknown', key })
  return result
}
