import { locale } from '../../../contract/language.ts'
import type { Safekeeping as Read } from '../../../contract/safekeeping.ts'
import { useRead } from '../../api/useRead.ts'
import { ReadState } from '../../ui/ReadState.tsx'
import { texts } from './texts.ts'

/** One line that says whether everything is still there. */
export const Safekeeping = () => {
  const safekeeping = useRead('GET /api/safekeeping', { fresh: true })
  return (
    <fieldset>
      <legend>{texts.safekeeping}</legend>
      <ReadState read={safekeeping} texts={texts.readingSafekeeping}>
        {(data) => (
          <p>
            {data.faults.length > 0
              ? texts.faulty(countsOf(data), data.faults.length)
              : texts.stored(countsOf(data), data.checkedAt && dayOf(data.checkedAt))}{' '}
            {data.lastCopyAt ? texts.lastCopy(dayOf(data.lastCopyAt)) : texts.noCopy}
          </p>
        )}
      </ReadState>
    </fieldset>
  )
}

/** '1,204 photographs, 3 films and 41 songs'; of what there is none, nothing is said. */
const countsOf = ({ photographs, films, songs }: Read) =>
  texts.list([
    ...(photographs > 0 ? [texts.photographs(photographs)] : []),
    ...(films > 0 ? [texts.films(films)] : []),
    ...(songs > 0 ? [texts.songs(songs)] : []),
  ])

const day = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' })
const dayAndYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

/** 'November 18', with the year when it is not this one. */
function dayOf(iso: string): string {
  const date = new Date(iso)
  return (date.getFullYear() === new Date().getFullYear() ? day : dayAndYear).format(date)
}
