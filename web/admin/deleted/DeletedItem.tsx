import type { DeletedItem as Item } from '../../../contract/media/deleted.ts'
import { Photo } from '../../media/Photo.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { type Dates, useDates } from '../parts/dates/dates.ts'
import { texts } from '../../../languages/en/dashboard/deleted.ts'
import { describeDeletedItem, describeFile } from './describeDeleted.ts'
import { usePutBack } from '../parts/lists/usePutBack.ts'

interface Props {
  item: Item
  isChosen: boolean
  /** `isRange` is true if all items since the previous choice are meant */
  onChoose: (isRange: boolean) => void
  onPutBack: () => void
  onDelete: () => void
}

export const DeletedItem = ({ item, isChosen, onChoose, onPutBack, onDelete }: Props) => {
  const dates = useDates()
  const name = describeDeletedItem(item)
  const puttingBack = usePutBack(onPutBack)
  return (
    <li>
      <label className="deleted-choice">
        <input
          type="checkbox"
          aria-label={name}
          checked={isChosen}
          onClick={({ shiftKey }) => onChoose(shiftKey)}
          // the click chooses, because only a click says whether Shift is held
          onChange={() => undefined}
        />
        <Picture item={item} />
        <span className="deleted-what">
          <span className="deleted-name">{name}</span>
          {item.kind !== 'obituary' && <span>{describeKind(item, dates)}</span>}
          <span>{texts.deleted(dates.formatMinute(item.deletedAt), item.deletedBy)}</span>
          <span>{texts.gone(dates.formatShortDay(item.goneAt))}</span>
        </span>
      </label>
      <div className="row">
        <Button
          aria-label={`${texts.putBack} ${name}`}
          busy={puttingBack.isPending}
          onClick={() => puttingBack.mutate({ body: { ids: [item.id] } })}
        >
          {texts.putBack}
        </Button>
        <Button tone="destructive" aria-label={`${texts.deleteForGood} ${name}`} onClick={onDelete}>
          {texts.deleteForGood}
        </Button>
      </div>
    </li>
  )
}

const describeKind = ({ kind, picture, photos }: Item, dates: Dates) => {
  if (kind === 'media' && picture)
    return [texts.kinds[picture.fileType], ...describeFile(picture, dates)].join(', ')
  return photos > 0 ? `${texts.kinds[kind]} ${texts.photos(photos)}` : texts.kinds[kind]
}

const icons: Record<Item['kind'], IconName> = {
  media: 'photo',
  music: 'music',
  services: 'calendar',
  obituary: 'captions',
  memories: 'edit',
}

/** A thumbnail, or an icon if the item has no picture. It has no text alternative, because the name stands next to it. */
const Picture = ({ item: { kind, picture } }: { item: Item }) => (
  <span className="deleted-picture">
    {picture ? (
      <Photo item={{ ...picture, title: '' }} fit="crop" sizes="96px" fallback="/pictures/placeholder.svg" />
    ) : (
      <Icon name={icons[kind]} />
    )}
  </span>
)
