import type { DataFromCollectionSlug } from 'payload'

export type RecruitmentFields = DataFromCollectionSlug<'recruitments'>
export type TemplateFields = DataFromCollectionSlug<'templates'>
export type GroupFields = DataFromCollectionSlug<'resume-groups'>
