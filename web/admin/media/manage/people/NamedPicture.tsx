import type { Media } from '../../../../../contract/media/media.ts'
import type { Area } from '../../../../../contract/media/pictureShape.ts'
import { PersonRings } from '../../../../media/lightbox/details/PersonRings.tsx'
import { texts } from '../../../../../languages/en/dashboard/people.ts'
import { PreviewPicture } from '../list/ImagePreviewDialog.tsx'
import { makeArea, moveArea, type Named } from './naming.ts'

interface Props {
  item: Media
  people: readonly Named[]
  /** the name whose place a tap sets */
  placedName: string | null
  onPlace: (name: string, area: Area) => void
}

/** A photograph with the rings of its people. Keys set a place by the buttons next to the names. */
export const NamedPicture = ({ item, people, placedName, onPlace }: Props) => {
  const placed = people.find(({ name }) => name === placedName)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the names have the keys */}
      <div
        className={placed && 'is-placing'}
        onClick={({ target, clientX, clientY }) => {
          const picture = (target as Element).closest('.preview-ground')
          if (!placed || !picture) return
          const { left, top, width, height } = picture.getBoundingClientRect()
          const area = placed.area ?? makeArea(item)
          onPlace(placed.name, moveArea(area, (clientX - left) / width, (clientY - top) / height))
        }}
      >
        <PreviewPicture item={item}>
          <PersonRings people={people} shownName={placedName} />
        </PreviewPicture>
      </div>
      <p role="status" className="hint">
        {placed && texts.placeHint(placed.name)}
      </p>
    </>
  )
}
