import { useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { texts } from '../../../../languages/en/dashboard/zones.ts'
import { ZoneField } from './ZoneField.tsx'

type Props = Parameters<typeof ZoneField>[0] & {
  /** says which zone it is; undefined until that is known */
  sentence: string | undefined
}

/** Says a zone in one line, with a button that opens the choice of another. */
export const ZoneLine = ({ sentence, ...field }: Props) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="zone-offer">
      <p className="hint">
        <span aria-live="polite">{sentence}</span>{' '}
        <Button className="bare" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {texts.change}
        </Button>
      </p>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ZoneField {...field} />}
      </div>
    </div>
  )
}
