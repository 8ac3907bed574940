import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Media } from '../../../../../contract/media/media.ts'
import type { Area } from '../../../../../contract/media/pictureShape.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import '../../../parts/adjust/adjust.css'
import { MoveHandle } from '../../../parts/adjust/MoveHandle.tsx'
import { makeAreaStyle, PersonRings } from '../../../../media/lightbox/details/PersonRings.tsx'
import { texts } from '../../../../../languages/en/dashboard/people.ts'
import { texts as photoTexts } from '../../../../../languages/en/visitors/people.ts'
import { useRowDraft } from './rowDrafts.ts'
import type { Named } from '../people/naming.ts'
import { PeopleField } from '../people/PeopleField.tsx'

interface Props {
  item: Media
  /** the element of the picture; a video has none */
  picture: RefObject<HTMLElement | null>
}

/** The names of one item as they are edited. In a photograph, each can have a place. */
export const PreviewPeople = ({ item, picture }: Props) => {
  const { fields, change } = useRowDraft(item)
  const [placedName, setPlacedName] = useState<string | null>(null)
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setSurface(picture.current), [picture])
  const { people } = fields
  const placed = people.find(({ name }) => name === placedName)
  const setArea = (named: Named, area: Area | null) =>
    change({ people: people.map((person) => (person.name === named.name ? { ...person, area } : person)) })
  return (
    <>
      <PeopleField
        label={photoTexts.whoIsIn}
        people={people}
        onAdd={(name) => {
          if (!people.some((person) => person.name === name))
            change({ people: [...people, { name, area: null }] })
        }}
        onRemove={(removed) => change({ people: people.filter((person) => person !== removed) })}
      >
        {(person) =>
          surface && (
            <IconButton
              icon="directions"
              className="bare"
              label={texts.place(person.name)}
              aria-pressed={person === placed}
              onClick={() => setPlacedName(person === placed ? null : person.name)}
            />
          )
        }
      </PeopleField>
      {surface &&
        createPortal(
          placed ? (
            <PlaceSurface
              key={placed.name}
              item={item}
              named={placed}
              onChange={(area) => setArea(placed, area)}
              onDone={() => setPlacedName(null)}
            />
          ) : (
            <PersonRings people={people} shownName={null} areAllShown />
          ),
          surface,
        )}
    </>
  )
}

/** The size of a new ring, as a fraction of the shorter side of the picture: about that of a face in a group. */
const RING_SIZE = 0.16

interface PlaceProps {
  item: Media
  named: Named
  onChange: (area: Area | null) => void
  onDone: () => void
}

/** Covers the picture while somebody says where a person is: by a tap, by a drag of the ring, or by keys. */
const PlaceSurface = ({ item, named: { name, area }, onChange, onDone }: PlaceProps) => {
  const ring = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const opener = document.activeElement
    ring.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const { x, y, ...size } = area ?? makeArea(item)
  const moveTo = (newX: number, newY: number) => onChange({ x: limit(newX), y: limit(newY), ...size })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the ring has the keys
    <div
      className="place-surface"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // otherwise, the dialog would close
        event.preventDefault()
        onDone()
      }}
      onClick={({ target, currentTarget, clientX, clientY }) => {
        if (target !== ring.current && target !== currentTarget) onChange(null)
        else if (target === currentTarget) {
          const { left, top, width, height } = currentTarget.getBoundingClientRect()
          moveTo((clientX - left) / width, (clientY - top) / height)
        } else moveTo(x, y)
        onDone()
      }}
    >
      <p className="hint">{texts.placeHint(name)}</p>
      <MoveHandle
        ref={ring}
        className="focal-handle"
        label={texts.ringOf(name)}
        style={makeAreaStyle({ x, y, ...size })}
        onMove={(stepX, stepY) => moveTo(x + stepX, y + stepY)}
      />
      {area && <Button>{texts.removePlace}</Button>}
    </div>
  )
}

/** A circle in the middle. */
const makeArea = ({ width, height }: Media): Area => {
  const ratio = (width || 4) / (height || 3)
  return { x: 0.5, y: 0.5, width: RING_SIZE / Math.max(ratio, 1), height: RING_SIZE * Math.min(ratio, 1) }
}

const limit = (fraction: number) => Math.min(1, Math.max(0, fraction))
