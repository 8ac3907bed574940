import type { NamedPerson } from '../../../../contract/media/media.ts'
import { classes } from '../../../ui/classes.ts'
import './photo-people.css'

interface Props {
  people: readonly { name: string; area?: NamedPerson['area'] | undefined }[]
  /** the name whose ring is shown even if nobody points at the picture */
  shownName: string | null
}

/**
 * Rings over a picture, as children of its element. They are only to be seen while somebody points at it: for the keyboard and for screen
 * readers, the names are next to the picture.
 */
export const PersonRings = ({ people, shownName }: Props) =>
  people.map(
    ({ name, area }) =>
      area && (
        <span
          key={name}
          aria-hidden
          className={classes('person-ring', name === shownName && 'is-shown', area.y > 0.7 && 'is-low')}
          style={{
            '--x': area.x,
            left: `${area.x * 100}%`,
            top: `${area.y * 100}%`,
            width: `${area.width * 100}%`,
            height: `${area.height * 100}%`,
          }}
        >
          <bdi>{name}</bdi>
        </span>
      ),
  )
