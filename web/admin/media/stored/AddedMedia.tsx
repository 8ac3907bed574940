import { useRead } from '../../../api/useRead.ts'
import type { Store } from '../../../stores/store.ts'
import { useStore } from '../../../stores/useStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { AffectedPictures } from '../AffectedPictures.tsx'
import { texts } from '../../../../languages/en/dashboard/media.ts'
import { countKinds } from '../countKinds.ts'
import { GalleryCopies } from './GalleryCopies.tsx'
import { isCopy, listOpenCopies } from './openCopies.ts'
import { PagesHints } from './PagesHints.tsx'

/** The maximum number of pictures, so that what comes below stays near after hundreds. */
const MAX_SHOWN = 60

export interface AddedMediaProps {
  /** opens the fields for the titles of the items with these ids */
  onGiveTitles: (ids: ReadonlySet<string>) => void
}

interface Props extends AddedMediaProps {
  addedIds: Store<readonly string[]>
  /** whether files are being sent; the pictures are shown afterwards, because each file would fetch the whole list again */
  busy: boolean
}

/** Shows what the latest upload has added, until the next upload begins or somebody puts it away, and asks about copies in it. */
export const AddedMedia = ({ addedIds, busy, onGiveTitles }: Props) => {
  const ids = new Set(useStore(addedIds))
  const { data = [] } = useRead('GET /api/media', { enabled: ids.size > 0 && !busy })
  if (busy) return null
  const added = data.filter(({ id }) => ids.has(id))
  const copies = listOpenCopies(added)
  const items = added.filter((item) => !copies.includes(item))
  const same = copies.filter(isCopy)
  const kept = added.filter((item) => !same.includes(item))
  return (
    <>
      {items.length > 0 && (
        <div className="notice added-media">
          <div className="row">
            <p>{texts.addedNow(countKinds(kept), same.length)}</p>
            <Button onClick={() => onGiveTitles(new Set(items.map(({ id }) => id)))}>
              {texts.giveTitles(items.length)}
            </Button>
            <Button onClick={() => addedIds.set(copies.map(({ id }) => id))}>{texts.understood}</Button>
          </div>
          <AffectedPictures items={items} maxShown={MAX_SHOWN} />
          <PagesHints items={items} />
        </div>
      )}
      <GalleryCopies copies={copies} gallery={data} />
    </>
  )
}
