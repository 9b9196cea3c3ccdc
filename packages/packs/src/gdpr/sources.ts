import type { PackSource } from '@lintel/engine';

/** What the pack was written from. */
export const SOURCES: readonly PackSource[] = [
  {
    title: 'Regulation (EU) 2016/679 (General Data Protection Regulation), consolidated text',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  },
  {
    title:
      'Article 29 Working Party, Guidelines on transparency under Regulation 2016/679 (WP260 rev.01)',
    url: 'https://ec.europa.eu/newsroom/article29/items/622227',
  },
  {
    title: 'EDPB Guidelines 07/2020 on the concepts of controller and processor',
    url: 'https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-072020-concepts-controller-and-processor-gdpr_en',
  },
  {
    title: 'EDPB Guidelines 9/2022 on personal data breach notification',
    url: 'https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-92022-personal-data-breach-notification-under_en',
  },
  {
    title: 'EDPB Recommendations 01/2020 on measures that supplement transfer tools',
    url: 'https://www.edpb.europa.eu/our-work-tools/our-documents/recommendations/recommendations-012020-measures-supplement-transfer_en',
  },
];
