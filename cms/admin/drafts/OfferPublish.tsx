'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** All of a draft that was never published is unpublished: Payload counts none of it, and its schedule offers withdrawing. */
export function OfferPublish() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(1)
  }, [hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount])
  return null
}
