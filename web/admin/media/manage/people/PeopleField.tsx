import { type ReactNode, useId, useState } from 'react'
import { visitorLimits } from '../../../../../contract/visitorLimits.ts'
import { useRead } from '../../../../api/useRead.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/fields/Field.tsx'
import { texts } from '../../../../../languages/en/dashboard/people.ts'
import './people.css'
import { findNamed } from './naming.ts'

interface Props<P> {
  label: string
  people: readonly P[]
  onAdd: (name: string) => void
  onRemove: (person: P) => void
  getNote?: (person: P) => string | false
  /** buttons next to a name */
  children?: (person: P) => ReactNode
}

/** Names one below the other, and a field for the next one, which suggests those that are there. */
export const PeopleField = <P extends { name: string }>(props: Props<P>) => {
  const { label, people, onAdd, onRemove, getNote, children } = props
  const [typedName, setTypedName] = useState('')
  const listId = useId()
  const add = () => {
    const name = typedName.trim()
    if (!name || name.length > visitorLimits.name) return
    onAdd(findNamed(people, name)?.name ?? name)
    setTypedName('')
  }
  return (
    <div className="people-field">
      <TextField
        label={label}
        hint={texts.addHint}
        longest={visitorLimits.name}
        list={listId}
        autoComplete="off"
        enterKeyHint="done"
        value={typedName}
        onChange={({ target }) => setTypedName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || typedName.trim() === '') return
          event.preventDefault()
          add()
        }}
        onBlur={add}
      />
      <KnownNames id={listId} except={people} />
      {people.length > 0 && (
        <ul className="people-list">
          {people.map((person) => (
            <li key={person.name} className="row">
              <p>
                <bdi>{person.name}</bdi>
                {getNote && <span className="hint">{getNote(person)}</span>}
              </p>
              {children?.(person)}
              <IconButton
                icon="close"
                className="bare"
                label={texts.remove(person.name)}
                onClick={() => onRemove(person)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The suggestions of a field for a name. */
export const KnownNames = ({ id, except }: { id: string; except: readonly { name: string }[] }) => {
  const { data: people = [] } = useRead('GET /api/people')
  return (
    <datalist id={id}>
      {people
        .filter(({ name }) => !findNamed(except, name))
        .map((person) => (
          <option key={person.id}>{person.name}</option>
        ))}
    </datalist>
  )
}
