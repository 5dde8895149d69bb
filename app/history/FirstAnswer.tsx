import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageAnswer, PageParts } from '#app/api/contract/pages.ts'
import { orderIn, withOrder } from '#app/domain/order.ts'
import { withoutPreview } from '#app/domain/preview.ts'
import { ShellSlice } from '#app/lib/Edition.ts'
import { useHydrating } from '#app/lib/useHydrating.ts'
import { useStatus } from '#app/lib/useStatus.ts'
import { pageQuery } from '#app/queries/page.ts'

/** Keeps the page that came as HTML as if it had been asked for, so that Back to it needs no answer of the server. */
export function FirstAnswer({ page }: { page: PageParts }) {
  const hydrating = useHydrating()
  const [first] = useState(hydrating)
  const client = useQueryClient()
  const shell = useContext(ShellSlice)
  const status = useStatus()
  const { pathname, search } = useLocation()
  const path = withOrder(withoutPreview(pathname), orderIn(search))
  // biome-ignore lint/correctness/useExhaustiveDependencies: that page, whatever comes after it
  useEffect(() => {
    // Its slices come by their hashes, each with its part of the page.
    const answer: PageAnswer = { page, shell, slices: {} }
    if (first) client.setQueryData(pageQuery(path, status).queryKey, answer)
  }, [])
  return null
}
