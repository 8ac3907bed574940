import { type ReactNode, useState } from 'react'
import { toWhoPath } from '../../../../contract/pages/whoAddress.ts'
import { visitorLimits } from '../../../../contract/visitorLimits.ts'
import { TextField } from '../../../ui/fields/Field.tsx'
import './share.css'
import { SharedLink } from './SharedLink.tsx'
import { askTexts as texts, texts as linkTexts } from '../../../../languages/en/dashboard/share.ts'

interface Props {
  /** makes the link to a page of the memorial from the path */
  toLink: (path: string) => string
  /** a sentence about what the link opens, in a closed memorial */
  hint: ReactNode
}

/** The link for somebody who may know who is in the photographs without names. */
export const AskFields = ({ toLink, hint }: Props) => {
  const [name, setName] = useState('')
  const link = toLink(toWhoPath(name.trim()))
  return (
    <div className="share-fields">
      <p className="hint">{texts.purpose}</p>
      {hint && <p className="hint">{hint}</p>}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        longest={visitorLimits.name}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="share-link">
        <SharedLink key={link} href={link} texts={linkTexts.link} />
      </div>
    </div>
  )
}
