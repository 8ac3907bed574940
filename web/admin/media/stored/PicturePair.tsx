import { useId } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Button } from '../../../ui/Button.tsx'
import { texts as deletedTexts } from '../../../../languages/en/dashboard/deleted.ts'
import { largerTexts } from '../../../../languages/en/dashboard/largerCopies.ts'
import { texts } from '../../../../languages/en/dashboard/media.ts'
import { isLarger } from './compareSizes.ts'
import './copy-notices.css'

interface Props {
  copy: Media
  copyCaption: string
  /** the gallery in its order */
  gallery: readonly Media[]
  /** gives the item of the gallery the file of the larger copy */
  onTakeLarger: (pair: { copy: Media; earlierItem: Media }) => void
  otherChoices: readonly { label: string; onChoose: () => void }[]
  busy: boolean
}

/** A copy next to the item that the gallery already had, as an item of a list with the class `copy-notices`. */
export const PicturePair = ({ copy, copyCaption, gallery, onTakeLarger, otherChoices, busy }: Props) => {
  const sentenceId = useId()
  const index = gallery.findIndex(({ id }) => id === copy.sameAsId)
  const earlierItem = gallery[index]
  const sizeSentence =
    earlierItem &&
    (isLarger(copy, earlierItem)
      ? largerTexts.newIsLarger
      : isLarger(earlierItem, copy) && largerTexts.earlierIsLarger)
  const choices = [
    ...(earlierItem && isLarger(copy, earlierItem)
      ? [{ label: largerTexts.take, onChoose: () => onTakeLarger({ copy, earlierItem }) }]
      : []),
    ...otherChoices,
  ]
  return (
    <li className="card">
      <div className="noticed-pictures">
        <NoticedPicture item={copy} caption={copyCaption} hasSize={Boolean(sizeSentence)} />
        {earlierItem && (
          <NoticedPicture
            item={earlierItem}
            caption={texts.earlierItem(index + 1)}
            hasSize={Boolean(sizeSentence)}
          />
        )}
      </div>
      <p id={sentenceId}>
        {texts.duplicate(copy)} {sizeSentence}
      </p>
      <div className="row">
        {choices.map(({ label, onChoose }) => (
          <Button key={label} aria-describedby={sentenceId} onClick={onChoose} busy={busy}>
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}

const NoticedPicture = ({ item, caption, hasSize }: { item: Media; caption: string; hasSize: boolean }) => (
  <figure>
    <span>
      <Photo item={item} fit="crop" sizes="112px" fallback="/pictures/placeholder.svg" />
    </span>
    <figcaption>
      {caption}
      {hasSize && item.width && item.height && (
        <span className="picture-size">{deletedTexts.pixels(item.width, item.height)}</span>
      )}
    </figcaption>
  </figure>
)
