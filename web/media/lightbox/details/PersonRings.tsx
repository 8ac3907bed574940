import type { CSSProperties } from 'react'
import type { NamedPerson } from '../../../../contract/media/media.ts'
import { classes } from '../../../ui/classes.ts'
import './photo-people.css'

interface Props {
  people: readonly Pick<NamedPerson, 'name' | 'area'>[]
  /** the name whose ring is shown even if nobody points at the picture */
  shownName: string | null
  /** whether all rings are quietly there, even if nobody points at the picture */
  areAllShown?: boolean
}

/**
 * Rings over a picture, as children of its element. They are only to be seen while somebody points at it: for the keyboard and for screen
 * readers, the names are next to the picture.
 */
export const PersonRings = ({ people, shownName, areAllShown }: Props) =>
  people.map(
    ({ name, area }) =>
      area && (
        <span
          key={name}
          aria-hidden
          className={classes(
            'person-ring',
            areAllShown && 'is-quiet',
            name === shownName && 'is-shown',
            area.y > 0.7 && 'is-low',
          )}
          style={makeAreaStyle(area)}
        >
          <bdi>{name}</bdi>
        </span>
      ),
  )

export const makeAreaStyle = ({ x, y, width, height }: NonNullable<NamedPerson['area']>): CSSProperties => ({
  '--x': x,
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})
