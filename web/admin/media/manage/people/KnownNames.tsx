import { useRead } from '../../../../api/useRead.ts'
import { findNamed } from './naming.ts'

/** The suggestions of a field for a name. */
export const KnownNames = ({ id, except }: { id: string; except: readonly { name: string }[] }) => {
  const { data: people = [] } = useRead('GET /api/people')
  return (
    <datalist id={id}>
      {people
        .filter(({ name, photographs }) => photographs > 0 && !findNamed(except, name))
        .map((person) => (
          <option key={person.id}>{person.name}</option>
        ))}
    </datalist>
  )
}
