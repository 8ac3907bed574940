import { Fragment, type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Media } from '../../../../contract/media/media.ts'
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
  // in Hebrew and in Spanish, the last word depends on the name after it
  const parts = new Intl.ListFormat(locale).formatToParts(people.map(({ name }) => name))
  const hide = () => setShownName(null)
  return (
    <>
      <p className="photo-people" role="group" aria-label={texts.whoIsIn}>
        {parts.map(({ type, value }) => {
          const person = type === 'element' && people.find(({ name }) => name === value)
          if (!person) return value
          const show = () => setShownName(value)
          return (
            <Fragment key={person.id}>
              {person.area ? (
                // a tap shows the ring until the next one: a finger cannot point, and Safari does not focus a button that is tapped
                <button
                  type="button"
                  aria-pressed={value === shownName}
                  onClick={show}
                  onFocus={show}
                  onBlur={hide}
                  onMouseEnter={show}
                  onMouseLeave={hide}
                >
                  <bdi>{value}</bdi>
                </button>
              ) : (
                <bdi>{value}</bdi>
              )}
              {(person.hidden || person.waiting) && <small> ({texts.notSeen})</small>}
            </Fragment>
          )
        })}
      </p>
      {surface && createPortal(<PersonRings {...{ people, shownName }} />, surface)}
    </>
  )
}
