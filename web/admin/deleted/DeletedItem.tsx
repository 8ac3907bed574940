import type { DeletedItem as Item } from '../../../contract/media/deleted.ts'
import { Photo } from '../../media/Photo.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangeButton } from '../../api/ChangeButton.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { formatShortDay, formatMinute } from '../format.ts'
import { describeDeletedItem, texts } from './texts.ts'

interface Props {
  item: Item
  onPutBack: () => void
  onDelete: () => void
}

export const DeletedItem = ({ item, onPutBack, onDelete }: Props) => {
  const name = describeDeletedItem(item)
  return (
    <li>
      <Picture item={item} />
      <div className="deleted-what">
        <p className="deleted-name">{name}</p>
        {item.kind !== 'obituary' && (
          <p>
            {texts.kinds[item.kind === 'media' ? (item.picture?.fileType ?? 'media') : item.kind]}
            {item.photos > 0 && ` ${texts.photos(item.photos)}`}
          </p>
        )}
        <p>{texts.deleted(formatMinute(item.deletedAt), item.deletedBy)}</p>
        <p>{texts.gone(formatShortDay(item.goneAt))}</p>
      </div>
      <div className="row deleted-actions">
        <ChangeButton
          endpoint="POST /api/deleted/put-back"
          input={{ body: { ids: [item.id] } }}
          success={({ notes }) => texts.putBackDone(notes)}
          failure={({ status }) => (status === 404 ? texts.notHere : texts.putBackFailed)}
          onSuccess={onPutBack}
          aria-label={`${texts.putBack} ${name}`}
        >
          {texts.putBack}
        </ChangeButton>
        <Button tone="destructive" aria-label={`${texts.deleteForGood} ${name}`} onClick={onDelete}>
          {texts.deleteForGood}
        </Button>
      </div>
    </li>
  )
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
