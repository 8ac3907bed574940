import type { Media } from '../../../../contract/media/media.ts'
import { useRead } from '../../../api/useRead.ts'
import type { Store } from '../../../stores/store.ts'
import { useStore } from '../../../stores/useStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { AffectedPictures } from '../AffectedPictures.tsx'
import { texts } from '../texts.ts'
import { countKinds } from '../countKinds.ts'
import { isCopy } from './hasNotice.ts'

/** The maximum number of pictures, so that what comes below stays near after hundreds. */
const MAX_SHOWN = 60

export interface AddedMediaProps {
  /** opens the fields for the titles of the items with these ids; without it, there is no button for this */
  onGiveTitles?: (ids: ReadonlySet<string>) => void
}

interface Props extends AddedMediaProps {
  /** the ids of the items that the latest upload has added */
  addedIds: Store<readonly string[]>
  /** those whose notice is still shown; they are in that notice and not here */
  noticed: readonly Media[]
  /** whether files are being sent; the pictures are shown afterwards, because each file would fetch the whole list again */
  busy: boolean
}

/** Shows what the latest upload has added, until the next upload begins or somebody puts it away. */
export const AddedMedia = ({ addedIds, noticed, busy, onGiveTitles }: Props) => {
  const ids = useStore(addedIds)
  const { data } = useRead('GET /api/media', { enabled: ids.length > 0 && !busy })
  const noticedIds = new Set(noticed.map(({ id }) => id))
  const shownIds = new Set(ids.filter((id) => !noticedIds.has(id)))
  const copyCount = noticed.filter((item) => isCopy(item) && ids.includes(item.id)).length
  const items = data?.filter(({ id }) => shownIds.has(id)) ?? []
  if (busy || items.length === 0) return null
  return (
    <div className="notice added-media">
      <div className="row">
        <p>{texts.addedNow(countKinds(items), copyCount)}</p>
        {onGiveTitles && (
          <Button onClick={() => onGiveTitles(new Set(items.map(({ id }) => id)))}>
            {texts.giveTitles(items.length)}
          </Button>
        )}
        <Button onClick={() => addedIds.set([])}>{texts.understood}</Button>
      </div>
      <AffectedPictures items={items} maxShown={MAX_SHOWN} />
    </div>
  )
}
