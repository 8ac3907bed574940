import { useRef } from 'react'
import { newRequestKey } from './requestKey.ts'

/** The same fields tried again are stored once; changed ones are something of their own. */
export const useRequestKey = () => {
  const last = useRef({ sent: '', key: '' })
  return (fields: object) => {
    const sent = JSON.stringify(fields)
    if (last.current.sent !== sent) last.current = { sent, key: newRequestKey() }
    return last.current.key
  }
}
