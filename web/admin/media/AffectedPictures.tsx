import type { Media } from '../../../contract/media/media.ts'
import { Photo } from '../../media/Photo.tsx'
import { sheetTexts as texts } from '../../../languages/en/dashboard/sheet.ts'
import './affected-pictures.css'

interface Props {
  items: readonly Media[]
  /** the maximum number of thumbnails; the default fits into a dialog on a phone */
  maxShown?: number
}

/** Shows thumbnails of the items that a message is about. If there are many items, shows how many more there are. */
export const AffectedPictures = ({ items, maxShown = 12 }: Props) => {
  const remainingCount = items.length - maxShown
  return (
    <>
      <ul className="pictures-in-question">
        {items.slice(0, maxShown).map((item) => (
          <li key={item.id}>
            <span>
              <Photo item={item} fit="crop" sizes="96px" fallback="/pictures/placeholder.svg" />
            </span>
            {!item.untitled && <span aria-hidden="true">{item.title}</span>}
          </li>
        ))}
      </ul>
      {remainingCount > 0 && <p className="hint">{texts.andMore(remainingCount)}</p>}
    </>
  )
}
