import type { ReactNode } from 'react'
import { useChange } from '../../api/useChange.ts'
import { useRead } from '../../api/useRead.ts'
import { Switch } from '../../ui/fields/Switch.tsx'
import { texts } from '../../../languages/en/visitors/wall.ts'

/**
 * The page at the wall's address while the wall is off: an administrator can switch it on, and it opens. `children` is the page
 * that others see.
 */
export default function WallIsOff({ children }: { children: ReactNode }) {
  const { data: settings } = useRead('GET /api/settings')
  const { mutate, isPending, isSuccess } = useChange('PUT /api/settings', {
    failure: texts.notSwitchedOn,
    onSuccess: () => location.reload(),
  })
  // the server sends this setting to administrators alone
  if (settings?.moderation === undefined) return children
  return (
    <div className="not-found">
      <h1>{texts.isOff}</h1>
      <p>{texts.purpose}</p>
      <Switch
        label={texts.switch}
        checked={isPending || isSuccess}
        onChange={() => mutate({ body: { wall: 'on' } })}
      />
      <p>
        <a href="/">{texts.home}</a>
      </p>
    </div>
  )
}
