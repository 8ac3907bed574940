import { type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Media, NamedPerson } from '../../../../contract/media/media.ts'
import { locale } from '../../../../languages/en/grammar.ts'
import { texts } from '../../../../languages/en/visitors/people.ts'
import { PersonRings } from './PersonRings.tsx'

interface Props {
  item: Pick<Media, 'people'>
  /** the element over which the rings are drawn */
  picture: RefObject<HTMLElement | null>
}

/** The names of the people in a photograph as one line. Where their place is known, a name shows its ring over the picture. */
export const PhotoPeople = ({ item: { people = [] }, picture }: Props) => {
  const [shownName, setShownName] = useState<string | null>(null)
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setSurface(picture.current), [picture])
  if (people.length === 0) return null
  const byName = new Map(people.map((person) => [person.name, person]))
  // in Hebrew and in Spanish, the last word depends on the name after it
  const parts = new Intl.ListFormat(locale).formatToParts(byName.keys())
  return (
    <>
      <p className="photo-people" role="group" aria-label={texts.whoIsIn}>
        {parts.map(({ type, value }, index) => {
          const person = type === 'element' && byName.get(value)
          return person ? (
            <Name key={value} person={person} isShown={person.name === shownName} onShow={setShownName} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- the words between the names differ only in their place
            <span key={index}>{value}</span>
          )
        })}
      </p>
      {surface && createPortal(<PersonRings {...{ people, shownName }} />, surface)}
    </>
  )
}

interface NameProps {
  person: NamedPerson
  isShown: boolean
  onShow: (name: string | null) => void
}

/** A tap shows the ring until the next one: a finger cannot point, and Safari does not focus a button that is tapped. */
const Name = ({ person: { name, area, hidden }, isShown, onShow }: NameProps) => {
  const show = () => onShow(name)
  const hide = () => onShow(null)
  return (
    <>
      {area ? (
        <button
          type="button"
          aria-pressed={isShown}
          onClick={show}
          onFocus={show}
          onBlur={hide}
          onMouseEnter={show}
          onMouseLeave={hide}
        >
          <bdi>{name}</bdi>
        </button>
      ) : (
        <bdi>{name}</bdi>
      )}
      {hidden && <small> ({texts.notSeen})</small>}
    </>
  )
}
