import { useId } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Button } from '../../../ui/Button.tsx'
import { texts as deletedTexts } from '../../../../languages/en/dashboard/deleted.ts'
import { largerTexts } from '../../../../languages/en/dashboard/largerCopies.ts'
import { manageTexts, texts } from '../../../../languages/en/dashboard/media.ts'
import { texts as sentTexts } from '../../../../languages/en/dashboard/sent.ts'
import { isLarger } from './compareSizes.ts'
import './copy-notices.css'
import type { Pair } from './findPairs.ts'

interface Props {
  copy: Media
  copyCaption: string
  /** undefined if the other one has been deleted in the meantime */
  pair: Pair | undefined
  /** the gallery in its order */
  gallery: readonly Media[]
  /** gives the item of the gallery the file of the larger copy */
  onTakeLarger: (pair: Pair) => void
  otherChoices: readonly { label: string; onChoose: () => void }[]
  busy: boolean
}

/** A copy next to the item that is the same picture, as an item of a list with the class `copy-notices`. */
export const PicturePair = ({
  copy,
  copyCaption,
  pair,
  gallery,
  onTakeLarger,
  otherChoices,
  busy,
}: Props) => {
  const sentenceId = useId()
  const earlierItem = pair?.earlierItem
  const index = gallery.findIndex((item) => item === earlierItem)
  const isInGallery = index >= 0
  const choices = [
    ...(pair?.isLarger ? [{ label: largerTexts.take, onChoose: () => onTakeLarger(pair) }] : []),
    ...otherChoices,
  ]
  const hasSize = earlierItem && (isLarger(copy, earlierItem) || isLarger(earlierItem, copy))
  return (
    <li className="card">
      <div className="noticed-pictures">
        <NoticedPicture item={copy} caption={copyCaption} hasSize={hasSize} />
        {earlierItem && (
          <NoticedPicture
            item={earlierItem}
            caption={
              isInGallery ? texts.earlierItem(index + 1) : manageTexts.ofVisitor(earlierItem.memoryAuthor)
            }
            hasSize={hasSize}
          />
        )}
      </div>
      <p id={sentenceId}>{pair ? describePair(pair, isInGallery) : texts.duplicate(copy)}</p>
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

const describePair = ({ copy, earlierItem, ...pair }: Pair, isInGallery: boolean) => {
  if (!isInGallery) return sentTexts.cameTwice
  const sizeSentence = pair.isLarger
    ? largerTexts.newIsLarger
    : isLarger(earlierItem, copy) && largerTexts.earlierIsLarger
  return [texts.duplicate({ ...copy, sameAs: earlierItem.title }), sizeSentence].filter(Boolean).join(' ')
}

interface NoticedProps {
  item: Media
  caption: string
  hasSize: boolean | undefined
}

const NoticedPicture = ({ item, caption, hasSize }: NoticedProps) => (
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
