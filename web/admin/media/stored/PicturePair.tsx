import { useId } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Button } from '../../../ui/Button.tsx'
import { texts as deletedTexts } from '../../../../languages/en/dashboard/deleted.ts'
import { largerTexts } from '../../../../languages/en/dashboard/largerCopies.ts'
import { manageTexts, texts } from '../../../../languages/en/dashboard/media.ts'
import { texts as sentTexts } from '../../../../languages/en/dashboard/sent.ts'
import { isLarger, type Pair } from './findPairs.ts'
import { isCopy } from './openCopies.ts'

interface Props {
  pair: Pair
  /** the gallery in its order */
  gallery: readonly Media[]
  choices: readonly { label: string; onChoose: () => void }[]
  busy: boolean
}

/** A copy next to the item that it equals or looks like, and what can be done about it. */
export const PicturePair = ({ pair, gallery, choices, busy }: Props) => {
  const sentenceId = useId()
  const { copy, earlierItem } = pair
  const position = gallery.indexOf(earlierItem) + 1
  const hasOtherSize = isLarger(copy, earlierItem) || isLarger(earlierItem, copy)
  return (
    <li className="card">
      <div className="noticed-pictures">
        <NoticedPicture item={copy} showsSize={hasOtherSize} />
        <NoticedPicture item={earlierItem} showsSize={hasOtherSize} position={position} />
      </div>
      <p id={sentenceId}>{describePair(pair, position)}</p>
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

const describePair = ({ copy, earlierItem, ...pair }: Pair, position: number) => {
  if (position === 0) return isCopy(copy) ? sentTexts.cameTwice : sentTexts.lookAlike
  const sameAs = earlierItem.untitled ? null : earlierItem.title
  const sentence = isCopy(copy) ? texts.duplicate({ ...copy, sameAs }) : largerTexts.looksLike(copy, position)
  if (pair.isLarger) return `${sentence} ${largerTexts.newIsLarger}`
  return isLarger(earlierItem, copy) ? `${sentence} ${largerTexts.earlierIsLarger}` : sentence
}

interface PictureProps {
  item: Media
  showsSize: boolean
  /** the 1-based position in the gallery; 0 if the item is not in it, or is the copy */
  position?: number
}

const NoticedPicture = ({ item, showsSize, position = 0 }: PictureProps) => (
  <figure>
    <span>
      <Photo item={item} fit="crop" sizes="112px" fallback="/pictures/placeholder.svg" />
    </span>
    <figcaption>
      {position > 0
        ? texts.earlierItem(position)
        : item.isMemory
          ? manageTexts.ofVisitor(item.memoryAuthor)
          : texts.newCopy}
      {showsSize && item.width && item.height && (
        <span className="picture-size">{deletedTexts.pixels(item.width, item.height)}</span>
      )}
    </figcaption>
  </figure>
)
