import { useNavigate } from 'react-router';
import { UploadCard } from '../../features/upload/upload-card.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useCurrentWork } from '../current-work.ts';

/** The upload area as a page of its own; a processed document goes on at the dashboard. */
export function UploadPage() {
  usePageTitle('Upload Document');
  const navigate = useNavigate();
  const { takeDocument } = useCurrentWork();
  return (
    <div className="mx-auto max-w-[1440px] px-4 pt-5 pb-10 sm:px-6 md:px-10 md:pt-8">
      <PageHead title="Upload Document">
        Upload a policy; you choose the framework on the dashboard.
      </PageHead>
      <div className="mt-6">
        <UploadCard
          height="tall"
          onUploaded={({ id }) => {
            takeDocument(id);
            navigate('/dashboard');
          }}
        />
      </div>
    </div>
  );
}
