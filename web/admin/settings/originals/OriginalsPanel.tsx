import { useState } from 'react'
import type { CaptionPlace } from '../../../../contract/archive.ts'
import { endpointUrl } from '../../../api/links.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { texts } from './texts.ts'

/** Everything that was ever sent, as one ZIP file; the browser downloads it and can go on after a break. */
export const OriginalsPanel = () => {
  const [captions, setCaptions] = useState<CaptionPlace>('beside')
  return (
    <fieldset className="originals-panel">
      <legend>{texts.title}</legend>
      <p>{texts.what}</p>
      <Switch
        label={texts.embed}
        checked={captions === 'embedded'}
        onChange={(embed) => setCaptions(embed ? 'embedded' : 'beside')}
      />
      <p>{texts.embedHint[captions]}</p>
      <ButtonLink href={endpointUrl('GET /api/archive', undefined, { captions })} download>
        {texts.download}
      </ButtonLink>
      <p>{texts.caution}</p>
    </fieldset>
  )
}
